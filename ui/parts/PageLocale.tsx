import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/** Tells Ark the language of the page, from which it takes the reading direction. */
export const PageLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={document.documentElement.lang || 'en'}>{children}</LocaleProvider>
)
