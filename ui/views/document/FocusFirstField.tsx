import { useEffect, useRef } from 'react'

/** A document that is to be written is ready for the first key as soon as its fields are there. */
export function FocusFirstField() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = here.current?.closest<HTMLElement>('[data-form-ready]')
    if (!form || focusFirstIn(form)) return
    const observer = new MutationObserver(() => {
      if (focusFirstIn(form)) observer.disconnect()
    })
    observer.observe(form, { attributes: true, attributeFilter: ['data-form-ready'] })
    return () => observer.disconnect()
  }, [])
  return <span ref={here} hidden />
}

function focusFirstIn(form: HTMLElement): boolean {
  if (form.dataset.formReady !== 'true') return false
  const control = form.querySelector<HTMLElement>(
    ':is([data-auth-fields], [data-field]) :is(input, textarea, select):not([readonly])',
  )
  control?.focus()
  return true
}
