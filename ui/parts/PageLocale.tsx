import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'

/** The language of the texts, where somebody says so; undefined: that of the page. */
export const PageLanguage = createContext<string | undefined>(undefined)

/** Tells Ark the language of the page, from which it takes the reading direction. */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const language = use(PageLanguage) ?? document.documentElement.lang
  return <LocaleProvider locale={language || 'en'}>{children}</LocaleProvider>
}
