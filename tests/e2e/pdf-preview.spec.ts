import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'
import { writtenPdf } from '../kit/written-pdf.ts'

const test = testOver('tests/kit/foldered')

async function openPaper(page: Page, { at, server }: Panel, name: string): Promise<void> {
  const answer = await page.request.post(`${server.api}/papers`, {
    headers: { origin: server.origin },
    multipart: {
      _payload: '{}',
      file: { name, mimeType: 'application/pdf', buffer: writtenPdf('Quarterly report') },
    },
  })
  const { doc } = await answer.json()
  await page.goto(at(`/collections/papers/${doc.id}?locale=en`))
}

const isFile = (url: string): boolean => new URL(url).pathname.includes('/papers/file/')

/** The browsers of tests differ in this. */
const withViewer = (page: Page, has: boolean): Promise<unknown> =>
  page.addInitScript(
    (has) => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => has }),
    has,
  )

const frameOf = (page: Page, { words }: Panel, name: string) =>
  page.getByTitle(words('file.preview', { name }), { exact: true })

test.describe('20.8 UPL-5 PDFs', () => {
  test('are shown in the document of their file, in the viewer of the browser @both', async ({
    page,
    panel,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    await withViewer(page, true)
    const framed = page.waitForResponse(
      (response) => response.request().resourceType() === 'document' && isFile(response.url()),
    )
    await openPaper(page, panel, 'report.pdf')
    await expect(frameOf(page, panel, 'report.pdf')).toBeVisible()
    // The page's own policy lets the frame have it.
    expect((await framed).status()).toBe(200)
    expect(refused).toEqual([])
    const link = page.getByRole('link', { name: panel.words('file.openInWindow') })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /report\.pdf/)
  })

  test('are opened in a window where the browser has no viewer, or the file cannot be had', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await withViewer(page, false)
    await openPaper(page, panel, 'phone.pdf')
    await expect(page.getByText(words('file.pdf.noViewer'))).toBeVisible()
    await expect(page.getByRole('link', { name: words('file.openInWindow') })).toBeVisible()
    await expect(frameOf(page, panel, 'phone.pdf')).toHaveCount(0)
    await expectAccessible(page)
    await page.route(/\/api\/papers\/file\//, (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await expect(page.getByText(words('file.pdf.notHere'))).toBeVisible()
  })

  test('that are none are not framed', async ({ page, panel }) => {
    await withViewer(page, true)
    await page.route(/\/api\/papers\/file\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>No PDF</h1>' }),
    )
    await openPaper(page, panel, 'page.pdf')
    await expect(page.getByText(panel.words('file.pdf.notHere'))).toBeVisible()
    await expect(frameOf(page, panel, 'page.pdf')).toHaveCount(0)
  })
})
