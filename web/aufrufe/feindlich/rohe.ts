import { fremd } from "./gift.ts";

const kopf = "Host: localhost\r\nConnection: close\r\n";

/** What a client of Node would not let out: bytes as somebody writes them by hand. */
export const rohe: readonly string[] = [
  "\0\0\0\0",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  `GET /\0 HTTP/1.1\r\n${kopf}\r\n`,
  `GET /login?redirect=\xff\xfe HTTP/1.1\r\n${kopf}\r\n`,
  `GET http://${fremd}/login HTTP/1.1\r\n${kopf}\r\n`,
  `GET //${fremd}/%2e%2e HTTP/1.1\r\n${kopf}\r\n`,
  `GET /\\${fremd} HTTP/1.1\r\n${kopf}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${kopf}\r\n`,
  `CONNECT ${fremd}:443 HTTP/1.1\r\n${kopf}\r\n`,
  `GET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: ${"a".repeat(30_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: <gift7f3a>\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n${kopf}X-\0: a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${kopf}Cookie: a=\0\r\n\r\n`,
  `GET / HTTP/1.1\r\n${kopf}${Array.from({ length: 3_000 }, (_, i) => `X-${i}: a\r\n`).join("")}\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${kopf}\r\n`,
  `POST /api/auth/register HTTP/1.1\r\n${kopf}Content-Type: application/json\r\nContent-Length: -1\r\n\r\n{}`,
  `POST /api/auth/register HTTP/1.1\r\n${kopf}Content-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
  `POST /api/auth/register HTTP/1.1\r\n${kopf}Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{}`,
  `POST /api/auth/register HTTP/1.1\r\n${kopf}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /login HTTP/1.1\r\n${kopf}Content-Type: multipart/form-data; boundary=a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n--\r\n0\r\n\r\n`,
  `GET /api/realtime HTTP/1.1\r\n${kopf}Upgrade: websocket\r\n\r\n`,
  `GET /api/realtime HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: \xff\r\n\r\n`,
  `GET /api/realtime?\xff HTTP/1.1\r\nHost: a b\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
];
