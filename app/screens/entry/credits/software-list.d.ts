/** Made by `scripts/vite/software-list.ts` from the lock file. */
declare module "virtual:software-list" {
  /** Every package that the product is made of, by licence, the most used first. */
  export const SOFTWARE: readonly { licence: string; packages: readonly [name: string, version: string][] }[];
}
