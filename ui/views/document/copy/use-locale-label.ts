import { useConfig } from '../../../kit/config.ts'

/** What a content language is called. */
export function useLocaleLabel(): (locale: string) => string {
  const { localization } = useConfig()
  return (locale) => localization?.locales.find(({ code }) => code === locale)?.label ?? locale
}
