import { siteFilesPath } from '#contracts/site-components'

/** Puts the site's styles of this build in the place of those before, once they are there. */
export function refreshStyles(page: Document, version: string): void {
  const links = page.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href*="${siteFilesPath}/"]`,
  )
  for (const before of links) {
    const after = page.createElement('link')
    after.rel = 'stylesheet'
    after.href = `${before.href.replace(/\?.*$/, '')}?v=${version}`
    after.addEventListener('load', () => before.remove())
    before.after(after)
  }
}
