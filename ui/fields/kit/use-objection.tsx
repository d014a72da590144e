import type { ReactNode } from 'react'
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
      {message} <SwitchLanguage locale={locale} />
    </>
  )
}

/** Goes on in another content language, here and from here on. */
export function SwitchLanguage({ locale }: { locale: string }) {
  const text = useText()
  const choose = useChooseLocale()
  const language = useLocaleLabel()(locale)
  return (
    <Button size="small" onClick={() => choose(locale)}>
      {text('app.switchLanguage', { language })}
    </Button>
  )
}
