import type { ReactNode } from 'react'
import type { DocumentActor } from '#machines/document'
import { useChooseLocale, useLocaleLabel } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import type { Form } from '../form.ts'
import { useRefusal } from '../form.ts'

/** What is said against a value; of its value in another language, with the way there. */
export function useObjection(form: Form, path: string): ReactNode {
  const { locale, message } = useRefusal(form, path) ?? {}
  if (locale === undefined) return message
  return (
    <>
      {message} <SwitchLanguage locale={locale} document={form.document} path={path} />
    </>
  )
}

interface SwitchProps {
  locale: string
  document: DocumentActor
  /** Of the field that is to be seen there; null: none in particular. */
  path: string | null
}

/** Goes on in another content language, here and from here on. */
export function SwitchLanguage({ locale, document, path }: SwitchProps) {
  const text = useText()
  const choose = useChooseLocale()
  const language = useLocaleLabel()(locale)
  const { ref } = document.getSnapshot().context
  const shown = path === null ? undefined : { ref, path }
  return (
    <Button size="small" onClick={() => choose(locale, shown)}>
      {text('app.switchLanguage', { language })}
    </Button>
  )
}
