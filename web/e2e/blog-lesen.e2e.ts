import { afterAll, beforeAll } from "vitest";
import { angaben } from "./blog-lesen/angaben.ts";
import { einzelne } from "./blog-lesen/artikel.ts";
import { blogBeenden, blogBereiten } from "./blog-lesen/blog.ts";
import { listen } from "./blog-lesen/liste.ts";
import { ruhe } from "./blog-lesen/ruhe.ts";
import { stoerungen } from "./blog-lesen/stoerungen.ts";

// The reading side of the blog. One file, because all of it reads one portal with one stock of posts.

beforeAll(blogBereiten, 120_000);
afterAll(blogBeenden);

listen();
einzelne();
stoerungen();
// Those that wait more than they compute stand side by side, at the end of one and the beginning of the other.
angaben();
ruhe();
