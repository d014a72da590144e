import type { Page } from '@playwright/test'
import { screens } from '../../scripts/kit/screens.ts'
import { findingsOfAxe, unspeakableLabels } from '../kit/accessibility/conforming.ts'
import { beyondWindow, lostToSpacing } from '../kit/accessibility/reflow.ts'
import { visit } from '../kit/accessibility/visit.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

// Its screens are as the example has them.
test.use({ magazine: 'accessibility' })

/** Of `npm run shots`; one browser goes through the screens of a line. */
const walks: Readonly<Record<string, readonly string[]>> = {
  'before one has signed in': ['login', 'login-refused', 'login-code', 'forgot', 'reset-expired'],
  'around the content': [
    ...['dashboard', 'dashboard-arranged', 'dashboard-person-menu', 'navigation'],
    ...['palette', 'keys', 'account', 'not-found'],
  ],
  'in a list': [
    ...['list-posts', 'list-filter', 'list-columns', 'list-groups', 'list-order-menu'],
    ...['list-trash', 'list-trash-question', 'library', 'import-preview', 'list-unavailable'],
  ],
  'in a document': [
    ...['edit-posts', 'edit-confirm-delete', 'edit-menu', 'edit-schedule', 'edit-copy'],
    ...['rich-text', 'list-drawer', 'upload-many', 'upload-tray', 'global'],
  ],
  'in a document with unsaved changes': [
    ...['edit-invalid', 'edit-conflict', 'edit-leave', 'edit-find', 'edit-restored'],
    ...['rich-text-slash', 'rich-text-handle', 'edit-session-ended'],
  ],
  'in versions': ['versions', 'versions-timeline', 'version-compared', 'version-restore', 'api'],
}

/** Of these the accessibility tree is a text beside this file, to be read before it is committed. */
const trees: Readonly<Record<string, string>> = {
  login: 'sign-in',
  dashboard: 'dashboard',
  palette: 'palette',
  account: 'account',
  'list-posts': 'list',
  library: 'library',
  'edit-posts': 'document',
  'edit-confirm-delete': 'dialog',
  versions: 'versions',
  'version-compared': 'comparison',
}

for (const [walk, names] of Object.entries(walks)) {
  test.describe(() => {
    test.use({ signedIn: walk !== 'before one has signed in' })

    test(`38.4 A11Y-1 every screen ${walk} conforms, at 400 % and with spaced text as well @both`, async ({
      page,
      panel,
      language,
    }) => {
      test.slow()
      await through(page, panel, names, async (name) => {
        expect.soft(await findingsOfAxe(page), `${name}: axe`).toEqual([])
        expect.soft(await unspeakableLabels(page), `${name}: labels`).toEqual([])
        const tree = trees[name]
        if (tree && language === 'en') {
          await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${tree}.aria.yml` })
        }
        await page.setViewportSize(at400)
        // A floating part follows its opener a moment after the window.
        await softly.poll(() => beyondWindow(page), `${name}: at 400 %`).toEqual([])
        expect.soft(await lostToSpacing(page), `${name}: spaced`).toEqual([])
      })
    })
  })

  test.describe(() => {
    test.use({ signedIn: walk !== 'before one has signed in', language: 'ar' })

    test(`38.4 A11Y-1 every screen ${walk} conforms in Arabic @both`, async ({ page, panel }) => {
      const { name } = test.info().project
      test.skip(name !== 'dark-de', 'Once is enough.')
      test.slow()
      await through(page, panel, names, async (name) => {
        expect.soft(await findingsOfAxe(page), `${name}: axe`).toEqual([])
        expect.soft(await unspeakableLabels(page), `${name}: labels`).toEqual([])
      })
    })
  })
}

const softly = expect.configure({ soft: true })

/** 1280 px, four times as large. */
const at400 = { width: 320, height: 256 }

async function through(
  page: Page,
  panel: Panel,
  names: readonly string[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize()!
  for (const [before, name] of names.entries()) {
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await visit(page, panel, screens.find((screen) => screen.name === name)!, before + 1)
      await look(name)
    })
  }
}
