import type { ValueField } from '#contracts/fields'
import { useConfig } from '../../kit/config.ts'
import type { Form } from '../form.ts'

/** The language that a field is written in. */
interface Written {
  /** For the browser, which checks the spelling by it; absent: nobody knows it. */
  lang: string | undefined
  isRtl: boolean
}

/** A localized field is written in the content's language; of the others the config doesn't say. */
export function useWritten(form: Form, field: Pick<ValueField, 'localized'>): Written {
  const { localization } = useConfig()
  const locale = field.localized ? form.locale : null
  const known = localization?.locales.find(({ code }) => code === locale)
  return { lang: known && languageTag(known.code), isRtl: known?.rtl === true }
}

/** A site may call its locales as it likes: what is no language is not said. */
function languageTag(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
