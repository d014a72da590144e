import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Localization, SignedInConfig } from '#contracts/admin-config'
import { startTexts } from '../../../ui/app/texts.ts'
import { DocumentPicker } from '../../../ui/fields/relationship/DocumentPicker.tsx'
import { ReferenceCell } from '../../../ui/fields/relationship/ReferenceCell.tsx'
import { NamedDocument } from '../../../ui/fields/relationship/ReferenceSides.tsx'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { useLocale } from '../../../ui/kit/locale.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { PlaceContext } from '../../../ui/kit/place.ts'
import type { Known } from '../../../ui/kit/titles.ts'
import { useSummaries } from '../../../ui/kit/titles.ts'
import { LatestDocuments } from '../../../ui/views/dashboard/LatestDocuments.tsx'
import { ResultName } from '../../../ui/views/list/bulk/ResultName.tsx'
import { TitleCell } from '../../../ui/views/list/cells/TitleCell.tsx'
import { aCollection, aField } from '../../kit/client-config.ts'

let texts: i18n
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  texts = await startTexts('en')
})
afterAll(() => void vi.unstubAllGlobals())

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

interface Shown extends Site {
  title?: string | null
}

interface Site {
  search?: string
  localized?: boolean
  /** What the server has told of the document in English. */
  known?: Known
}

/** A view of the panel; in German, the document is there and has no title. */
function shown(
  view: ReactNode,
  { search = '?locale=de', localized = true, known = english }: Site = {},
) {
  const panel = samplePanel(texts, siteWith(localized), serverOf({}))
  panel.queries.setQueryData(['summary', 'posts', '7', 'de'], nameless)
  panel.queries.setQueryData(['summary', 'posts', '7', 'en'], known)
  return renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <PlaceContext value={{ path: '/', search }}>{view}</PlaceContext>
    </PanelProvider>,
  )
}

/** The cell of a document in a list. */
const cellOf = ({ title = null, ...site }: Shown) =>
  shown(
    <TitleCell
      collection={aCollection()}
      doc={{ id: 7, title }}
      content={aField('text', 'title')}
      value={title}
      press={{ kind: 'link', href: '/7' }}
    />,
    site,
  )

/** As they are heard. */
const words = (markup: string) =>
  markup
    .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')

describe('I18N-2 a document without a title in the content language', () => {
  test('is called what it is called in the default one, marked as such', () => {
    const cell = cellOf({})

    expect(cell).toMatch(/<span lang="en"[^>]*>Harbour<\/span>/)
    expect(words(cell)).toBe('Harbour (English)')
    expect(cell).toContain('title="English">en</small>')
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

const reference = { slug: 'posts', id: 7 }
const latest = {
  documents: [{ ...reference, title: '', updatedAt: new Date(0) }],
  counts: [],
  isLoading: false,
  isUnknown: false,
  retry: () => {},
}

function Referring() {
  const [known] = useSummaries([reference], useLocale())
  return <NamedDocument reference={reference} known={known} fate={null} isFile={false} />
}

function Picker({ multiple }: { multiple: boolean }) {
  const known = useSummaries([reference], useLocale())
  const field = aField('relationship', 'post', { relationTo: ['posts'], hasMany: multiple })
  return (
    <DocumentPicker
      {...{ field, multiple, known }}
      id="post"
      required={undefined}
      aria-describedby={undefined}
      aria-invalid={false}
      readOnly={false}
      placeholder={undefined}
      locale="de"
      chosen={[reference]}
      onChange={() => {}}
    />
  )
}

describe('17.11 I18N-2 so it is called wherever else it is named', () => {
  test.each<[string, ReactNode]>([
    [
      'in a cell that refers to it',
      <ReferenceCell
        key=""
        content={aField('relationship', 'post', { relationTo: ['posts'] })}
        value={7}
      />,
    ],
    ['in a version that refers to it', <Referring key="" />],
    [
      'among what was edited lately',
      <LatestDocuments
        key=""
        id="latest"
        label="Latest"
        nothing=""
        unknown=""
        collections={[]}
        latest={latest}
      />,
    ],
    ['among the results of a bulk change', <ResultName key="" {...reference} title={null} />],
  ])('%s', (_where, view) => {
    const markup = shown(view)

    expect(markup).toMatch(/<span lang="en"[^>]*>Harbour<\/span>/)
    expect(words(markup)).toContain('Harbour (English)')
  })

  test('as the one document that was picked, with the language as its description', () => {
    const markup = shown(<Picker multiple={false} />)

    expect(markup).toMatch(/<input[^>]* aria-describedby="post-language"/)
    expect(markup).toMatch(/<input[^>]* value="Harbour"/)
    expect(words(markup.slice(markup.indexOf('id="post-language"') - 6))).toMatch(/^\(English\)/)
  })

  test('as one of several that were picked', () => {
    expect(words(shown(<Picker multiple />))).toContain('Harbour(English)')
  })

  test('but one that has no title anywhere is called untitled', () => {
    const markup = shown(<Picker multiple />, { known: nameless })

    expect(words(markup)).toContain('Untitled (7)')
    expect(words(markup)).not.toContain('English')
  })
})
