import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Localization, SignedInConfig } from '#config-schema'
import { startTexts } from '../../../ui/app/texts.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/fields/gallery/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { PlaceContext } from '../../../ui/kit/place.ts'
import type { Known } from '../../../ui/kit/titles.ts'
import { TitleCell } from '../../../ui/views/list/cells/TitleCell.tsx'
import { aCollection, aField } from '../../kit/client-config.ts'

let texts: i18n
beforeAll(async () => {
  texts = await startTexts('en')
})

const localization: Localization = {
  locales: [
    { code: 'en', label: 'English', rtl: false },
    { code: 'de', label: 'Deutsch', rtl: false },
  ],
  defaultLocale: 'en',
  fallback: true,
}
const english: Known = { status: 'found', summary: { id: 7, title: 'Harbour', file: null } }
const nameless: Known = { status: 'found', summary: { id: 7, title: null, file: null } }

const siteWith = (localized: boolean): SignedInConfig => ({
  ...sampleConfig,
  localization,
  collections: [
    aCollection({ slug: 'posts', fields: [aField('text', 'title', { localized })] }),
    ...sampleConfig.collections,
  ],
})

interface Shown {
  title?: string | null
  search?: string
  localized?: boolean
  known?: Known
}

/** The cell of a document in a list; the server has told what it knows of it in English. */
function cellOf({ title = null, search = '?locale=de', localized = true, known = english }: Shown) {
  const panel = samplePanel(texts, siteWith(localized), serverOf({}))
  panel.queries.setQueryData(['summary', 'posts', '7', 'en'], known)
  return renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <PlaceContext value={{ path: '/', search }}>
        <TitleCell
          slug="posts"
          doc={{ id: 7, title }}
          content={aField('text', 'title')}
          value={title}
          press={{ kind: 'link', href: '/7' }}
          hasFile={false}
        />
      </PlaceContext>
    </PanelProvider>,
  )
}

const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')

describe('I18N-2 a document without a title in the content language', () => {
  test('is called what it is called in the default one, marked as such', () => {
    const cell = cellOf({})

    expect(cell).toContain('<span lang="en">Harbour</span>')
    expect(words(cell)).toBe('Harbour en')
  })

  test.each<[string, Shown, string]>([
    ['has one in the content language', { title: 'Hafen' }, 'Hafen'],
    ['has none in the default language either', { known: nameless }, 'Untitled 7'],
    ['is shown in the default language', { search: '?locale=en' }, 'Untitled 7'],
    ['has a title that is the same in all languages', { localized: false }, 'Untitled 7'],
  ])('but not where it %s', (_when, shown, said) => {
    const cell = cellOf(shown)

    expect(words(cell)).toBe(said)
    expect(cell).not.toContain('lang="en"')
  })
})
