import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Localization } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { Present } from '#contracts/events'
import type { ClientField } from '#contracts/fields'
import type { FieldProblem } from '#problems'
import { startTexts } from '../../../../ui/app/texts.ts'
import { FieldList } from '../../../../ui/fields/FieldList.tsx'
import type { Form } from '../../../../ui/fields/form.ts'
import { openDocument } from '../../../../ui/gallery/fields/sample-document.ts'
import {
  sampleConfig,
  sampleDocuments,
  samplePanel,
  serverOf,
} from '../../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../../ui/kit/PanelProvider.tsx'
import { peopleBefore } from '../../../../ui/kit/people.ts'

interface Shown {
  values?: DocumentData
  /** What the server has refused. */
  refused?: readonly FieldProblem[]
  /** Who else has it open. */
  people?: readonly Present[]
  form?: Partial<Form>
  language?: string
  localization?: Localization | null
}

/** The markup of these fields in a document that is open. */
export async function markupOf(
  fields: readonly ClientField[],
  {
    values = {},
    refused = [],
    people = [],
    form = {},
    language = 'en',
    localization = null,
  }: Shown = {},
): Promise<string> {
  const document = openDocument(values, refused)
  await waitFor(document, (state) => state.matches('open'))
  if (refused.length > 0) {
    document.send({ type: 'user.save', intent: 'save' })
    await waitFor(document, (state) => state.context.problem !== null)
  }
  peopleBefore(document).replace(people)
  const texts = await startTexts(language)
  const whole: Form = {
    document,
    isNew: false,
    isReadOnly: false,
    locale: null,
    slug: 'samples',
    ...form,
  }
  vi.stubGlobal('document', pageIn(language))
  return renderToStaticMarkup(
    <PanelProvider
      panel={samplePanel(texts, { ...sampleConfig, localization }, serverOf(sampleDocuments))}
    >
      <FieldList form={whole} fields={fields} parent="" />
    </PanelProvider>,
  )
}

/** As much of a page as is asked for its language. */
const pageIn = (lang: string) => ({ documentElement: { lang } })
