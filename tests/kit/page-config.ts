import type { Page } from 'playwright'

const block = (name: string) =>
  new RegExp(`<script type="application/json" id="stateroom-${name}">.*?</script>`, 's')

/** From now on the pages come without the config: the panel asks for it, as one from another site does. */
export const withoutConfig = (page: Page): Promise<void> =>
  rewritePages(page, (html) => html.replace(block('config'), ''))

/** From now on the pages come without any answer, as from a database that is slow; and so nothing is drawn. */
export const withoutAnswers = (page: Page): Promise<void> =>
  rewritePages(page, (html) =>
    html
      .replace(block('answers'), '')
      .replace(/<div id="root">.*?<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>'),
  )

async function rewritePages(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: rewrite(await response.text()) })
    },
  )
}
