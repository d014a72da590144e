import type { Page, Request } from '@playwright/test'

/** Holds back what the page asks for at these addresses, or the part of it that is meant, until it is let go. */
export async function holdBack(
  page: Page,
  addresses: Parameters<Page['route']>[0],
  isMeant = (_request: Request) => true,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    if (isMeant(route.request())) await held
    // Whoever asked may not wait for it any more.
    await route.fallback().catch(() => {})
  })
  return () => letGo()
}
