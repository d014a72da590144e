import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Something that opens at a button or a control, and floats over the page. */
export interface FloatingPart {
  /** The file that uses a part which floats: a `Menu`, a `MenuOnDemand`, a `Combobox`. */
  file: string
  /** What it opens at. */
  at: (page: Page, words: Words) => Locator
  /** The one width at which there is one, where it isn't there at each. */
  width?: number
}

/** A screen, and all that floats over it. */
export interface Scene {
  path: string
  prepare?: (page: Page, words: Words) => Promise<void>
  parts: readonly FloatingPart[]
}

/** Measured on screens of other sites, by `expectAtTrigger` or `placeOf` in the test that is named. */
export const measuredElsewhere: Readonly<Record<string, string>> = {
  'ui/views/list/folders/FolderTile.tsx': 'tests/e2e/folders.spec.ts',
  'ui/fields/relationship/OpenLinks.tsx': 'tests/e2e/fields-gallery.spec.ts',
  'ui/fields/rich-text/embeds/BlockEmbed.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/rich-text/handle/BlockMenu.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/rich-text/table/TableGrip.tsx': 'tests/e2e/rich-text-table-lines.spec.ts',
  'ui/fields/rich-text/table/TableTools.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/rich-text/toolbar/Outline.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/rich-text/toolbar/TextStates.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/rich-text/toolbar/Toolbar.tsx': 'tests/e2e/rich-text.spec.ts',
  'ui/fields/select/SelectMany.tsx': 'tests/e2e/fields-gallery.spec.ts',
  'ui/views/document/comments/CommentView.tsx': 'tests/e2e/comments.spec.ts',
  'ui/views/document/preview/FormWidth.tsx': 'tests/e2e/live-preview.spec.ts',
  'ui/views/document/review/Reviewers.tsx': 'tests/e2e/review.spec.ts',
  'ui/views/document/translation/TranslateButton.tsx': 'tests/e2e/translating.spec.ts',
  'ui/views/list/templates/ChooseTemplate.tsx': 'tests/e2e/templates.spec.ts',
  'ui/views/list/templates/TemplatesMenu.tsx': 'tests/e2e/templates.spec.ts',
  'ui/views/list/reindex/ReindexMenu.tsx': 'tests/e2e/search.spec.ts',
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const listScene: Scene = {
  path: '/collections/posts?where[or][0][and][0][kind][in]=essay&locale=en',
  prepare: async (page, words) => {
    await page.getByRole('button', { name: words('list.filter.count', { count: 1 }) }).click()
    await page.locator('main [role="combobox"]').waitFor()
  },
  parts: [
    {
      file: 'ui/views/shell/PersonMenu.tsx',
      at: (page, words) => page.getByRole('button', { name: words('shell.meIs', { name: '' }) }),
    },
    {
      file: 'ui/views/shell/ContentLocale.tsx',
      at: (page, words) => page.getByRole('button', { name: words('shell.contentLocale') }),
    },
    { file: 'ui/views/list/views/ViewsMenu.tsx', at: (page) => page.locator('[data-views]') },
    { file: 'ui/views/list/groups/GroupMenu.tsx', at: (page) => page.locator('#list-group') },
    {
      file: 'ui/views/list/more/MoreMenu.tsx',
      at: (page, words) => named(page, words('list.moreTools')),
    },
    {
      file: 'ui/fields/kit/filters/ChoiceFilter.tsx',
      at: (page) => page.locator('main [role="combobox"]'),
    },
  ],
}

export const orderScene: Scene = {
  path: '/collections/categories?sort=_order&locale=en',
  prepare: (page) => page.locator('td[data-cell="select"] input').nth(1).check(),
  parts: [
    { file: 'ui/views/list/order/MoveMenu.tsx', at: (page) => page.locator('#order-move') },
    {
      file: 'ui/views/list/order/RowMoves.tsx',
      at: (page) => page.locator('[data-part="moves"] button').nth(2),
    },
    {
      file: 'ui/views/list/bulk/ActionLine.tsx',
      at: (page, words) => named(page, words('document.more')),
      width: 800,
    },
  ],
}

const fieldOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)

export const documentScene: Scene = {
  path: '/collections/posts/1?locale=en',
  parts: [
    {
      file: 'ui/views/document/DocumentActions.tsx',
      at: (page, words) => named(page, words('document.more')),
    },
    {
      file: 'ui/views/document/actions/PublishMenu.tsx',
      at: (page, words) => named(page, words('document.publishing')),
    },
    {
      file: 'ui/fields/relationship/DocumentPicker.tsx',
      at: (page) => fieldOf(page, 'author').getByRole('combobox'),
    },
    {
      file: 'ui/fields/relationship/CreateButton.tsx',
      at: (page, words) =>
        fieldOf(page, 'related').getByRole('button', { name: words('field.create'), exact: true }),
    },
  ],
}

/** A page with two sections. */
export const rowsScene: Scene = {
  path: '/collections/pages/1?locale=en',
  parts: [
    {
      file: 'ui/fields/rows/RowsTools.tsx',
      at: (page) => fieldOf(page, 'sections').first().locator('button[aria-haspopup]').last(),
    },
    {
      file: 'ui/fields/rows/RowMenu.tsx',
      at: (page) => page.locator('[data-row] button[aria-haspopup]').first(),
    },
  ],
}

/** Below a document that has versions. */
export const versionScene = (path: string): Scene => ({
  path,
  parts: [
    {
      file: 'ui/views/version/OtherVersion.tsx',
      at: (page) => page.locator('#compare-version'),
    },
    {
      file: 'ui/views/version/RestoreButtons.tsx',
      at: (page, words) => named(page, words('version.restoreOtherwise')),
    },
  ],
})

export const scenes: readonly Scene[] = [
  listScene,
  orderScene,
  documentScene,
  rowsScene,
  versionScene(''),
]
