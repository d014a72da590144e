import { renderToStaticMarkup } from 'react-dom/server'
import type { SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { startTexts } from '../../../../ui/app/texts.ts'
import { Differences } from '../../../../ui/differences/index.ts'
import {
  sampleConfig,
  sampleDocuments,
  samplePanel,
  serverOf,
} from '../../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../../ui/kit/PanelProvider.tsx'

interface Shown {
  fields: readonly ClientField[]
  from?: DocumentData
  to?: DocumentData
  locales?: readonly string[]
  modifiedOnly?: boolean
  language?: string
}

const config: SignedInConfig = {
  ...sampleConfig,
  localization: {
    locales: [
      { code: 'en', label: 'English', rtl: false },
      { code: 'de', label: 'German', rtl: false },
    ],
    defaultLocale: 'en',
    fallback: false,
  },
}

/** The markup of the differences between two versions. */
export async function markupOf(shown: Shown): Promise<string> {
  const { fields, from = {}, to = {}, locales = null, modifiedOnly = true, language = 'en' } = shown
  const texts = await startTexts(language)
  const entity = { ...config.collections[0]!, slug: 'samples', fields }
  return renderToStaticMarkup(
    <PanelProvider panel={samplePanel(texts, config, serverOf(sampleDocuments))}>
      <Differences
        entity={entity}
        from={from}
        to={to}
        locales={locales}
        modifiedOnly={modifiedOnly}
      />
    </PanelProvider>,
  )
}

/** What is read of it, a piece a line. */
export const wordsIn = (markup: string): string[] =>
  markup
    .replaceAll(/<\/?(ins|del|bdi|strong|time)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
