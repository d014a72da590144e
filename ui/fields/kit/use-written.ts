import { createContext, use } from 'react'
import type { ValueField } from '#contracts/fields'
import { useAdminConfig } from '../../kit/config.ts'
import type { Form } from '../form.ts'

/** The language that a field is written in. */
interface Written {
  /** For the browser, which checks the spelling by it; absent: nobody knows it. */
  lang: string | undefined
  isRtl: boolean
}

/** Whether a field is within one that is localized: all that is written there is in that language. */
export const WithinLocalized = createContext(false)

/**
 * A localized field is written in the content's language; of the others the config doesn't say. The form of
 * the first user is filled in before anybody is signed in.
 */
export function useWritten(form: Form, field: Pick<ValueField, 'localized'>): Written {
  const config = useAdminConfig()
  const isLocalized = use(WithinLocalized) || field.localized
  const locales = config?.kind === 'signedIn' ? config.localization?.locales : undefined
  const known = isLocalized ? locales?.find(({ code }) => code === form.locale) : undefined
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
