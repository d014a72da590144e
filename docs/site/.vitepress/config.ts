import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { groupsOf, titleOf } from '../groups.ts'

/** What `scripts/docs.ts` has copied. */
const root = fileURLToPath(new URL('../pages', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const groups = groupsOf(read('docs/README.md'))
const itemsOf = (pages: readonly string[]) =>
  pages.map((page) => ({ text: titleOf(read(page)), link: linkTo(page) }))
const linkTo = (page: string) => `/${page.replace(/README\.md$/, '')}`
const decisions = readdirSync(`${root}/docs/decisions`)
  .filter((name) => /^\d/.test(name))
  .map((name) => `docs/decisions/${name}`)

/** The pages of the repository as they are: their links lead to each other here, too. */
export default defineConfig({
  title: 'Stateroom',
  description: 'An admin panel for headless content',
  srcDir: 'pages',
  rewrites: (path) => path.replace(/README\.md$/, 'index.md'),
  outDir: 'dist',
  // Not the panel's own.
  vite: { configFile: false },
  cacheDir: 'node_modules/.cache/vitepress',
  cleanUrls: true,
  ignoreDeadLinks: [/^http:\/\/localhost/, /\/examples\/magazine\//],
  markdown: {
    config: ({ renderer: { rules } }) => {
      // What looks like a template in a page is its text.
      for (const kind of ['code_inline', 'text'] as const) {
        const render = rules[kind]!
        rules[kind] = (...asked) => render(...asked).replaceAll('{{', '&#123;&#123;')
      }
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: groups.map(({ name, pages }) => ({ text: name, link: linkTo(pages[0]!) })),
    sidebar: [
      ...groups.map(({ name, pages }) => ({ text: name, collapsed: true, items: itemsOf(pages) })),
      { text: 'Decisions', collapsed: true, items: itemsOf(decisions) },
    ],
    outline: 'deep',
  },
})
