import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { SignedInConfig } from '#contracts/admin-config'
import { startTexts } from '../../../ui/app/texts.ts'
import { FieldList } from '../../../ui/fields/FieldList.tsx'
import type { Form } from '../../../ui/fields/form.ts'
import { TextField } from '../../../ui/fields/text/TextField.tsx'
import { openDocument } from '../../../ui/gallery/fields/sample-document.ts'
import { sampleConfig, samplePanel, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { aField } from '../../kit/client-config.ts'

afterEach(() => void vi.unstubAllGlobals())

interface Case {
  title?: string | null
  localized?: boolean
  fallback?: boolean
  form?: Partial<Form>
}

/** A title in German, of a document that is called so in English. */
async function fieldOf({ title = null, localized = true, fallback = true, form = {} }: Case = {}) {
  const config: SignedInConfig = {
    ...sampleConfig,
    localization: {
      locales: [
        { code: 'en', label: 'English', rtl: false },
        { code: 'de', label: 'Deutsch', rtl: false },
      ],
      defaultLocale: 'en',
      fallback,
    },
  }
  const document = openDocument({ title })
  await waitFor(document, (state) => state.matches('open'))
  const panel = samplePanel(await startTexts('en'), config, serverOf({}))
  panel.queries.setQueryData(['stand-in', document.sessionId, 'en'], { title: 'On quiet tools' })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const whole = {
    document,
    isNew: false,
    isReadOnly: false,
    locale: 'de',
    slug: 'samples',
    ...form,
  }
  const markup = renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <TextField
        form={whole}
        field={aField('text', 'title', { localized, label: 'Title' })}
        path="title"
        List={FieldList}
      />
    </PanelProvider>,
  )
  return { markup }
}

describe('17.11 I18N-2 R6 a localized field without a value in this language', () => {
  test('offers nothing where it may only be read', async () => {
    const { markup } = await fieldOf({ form: { isReadOnly: true } })

    expect(markup).toContain('On quiet tools')
    expect(markup).not.toContain('<button')
  })

  test.each<[string, Case]>([
    ['it has a value', { title: 'Werkzeuge' }],
    ['it is the same in all languages', { localized: false }],
    ['the site has no fallback', { fallback: false }],
    ['it is shown in the default language', { form: { locale: 'en' } }],
    ['the site has one language', { form: { locale: null } }],
    ['the document is new', { form: { isNew: true } }],
  ])('shows nothing where %s', async (_when, shown) => {
    const { markup } = await fieldOf(shown)

    expect(markup).not.toContain('On quiet tools')
  })
})
