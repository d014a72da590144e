import type { ReactNode } from 'react'
import { createContext, use, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { watchEntered } from './entered.ts'

/**
 * What becomes of what is entered in a form: `own` goes with it, so that closing and leaving ask first.
 * `document`: leaving keeps it with the document that it belongs to, and only closing asks. `none`:
 * nothing is entered there, or it asks by itself.
 */
export type Entries = 'own' | 'document' | 'none'

/** A form that is open. */
export interface GuardedForm {
  /** Whether closing it would lose something. */
  tell(isTouched: boolean): void
  /** Escape, a press outside, or the close button. */
  close(): void
  /** It is gone. */
  end(): void
}

export type GuardForm = (form: { entries: Entries; onClose: () => void }) => GuardedForm

/** Who asks before something is lost; where nobody does, a form closes at once. */
export const FormGuardContext = createContext<GuardForm>(({ onClose }) => ({
  tell() {},
  close: onClose,
  end() {},
}))

interface Guarded {
  close: () => void
  tell: (part: string, isTouched: boolean) => void
}

const GuardedContext = createContext<Guarded | null>(null)

/** A form whose closing asks first. Everything in it stands in `GuardedEntries`. */
export function useGuarded(isOpen: boolean, entries: Entries, onClose: () => void): Guarded {
  const guard = use(FormGuardContext)
  const latest = useRef(onClose)
  const form = useRef<GuardedForm | null>(null)
  const touched = useRef(new Set<string>())
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    if (!isOpen || entries === 'none') return
    const opened = guard({ entries, onClose: () => latest.current() })
    form.current = opened
    opened.tell(touched.current.size > 0)
    return () => {
      form.current = null
      opened.end()
    }
  }, [guard, isOpen, entries])
  return useMemo(
    () => ({
      close: () => (form.current ? form.current.close() : latest.current()),
      tell(part, isTouched) {
        if (isTouched) touched.current.add(part)
        else touched.current.delete(part)
        form.current?.tell(touched.current.size > 0)
      },
    }),
    [],
  )
}

/** How whatever stands in a form closes it; null: it is in none. */
export const useGuardedClose = (): (() => void) | null => use(GuardedContext)?.close ?? null

/** What is typed below the nearest `data-layer` or `data-guarded` counts as entered. */
export function GuardedEntries({ guarded, children }: { guarded: Guarded; children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null)
  const part = useId()
  const look = useRef(() => {})
  useEffect(() => {
    const root = here.current?.closest<HTMLElement>('[data-layer], [data-guarded]')
    if (!root) return
    const watching = watchEntered(root, (isEntered) => guarded.tell(part, isEntered))
    look.current = watching.look
    return () => {
      watching.end()
      guarded.tell(part, false)
    }
  }, [guarded, part])
  // A form that has taken what was entered may stay, with its fields empty again.
  useEffect(() => look.current())
  return (
    <GuardedContext value={guarded}>
      <span ref={here} hidden />
      {children}
    </GuardedContext>
  )
}

/** Something was entered that no field shows: a frame was drawn, a step was taken. */
export function Touched({ when }: { when: boolean }) {
  const guarded = use(GuardedContext)
  const part = useId()
  useLayoutEffect(() => {
    guarded?.tell(part, when)
    return () => guarded?.tell(part, false)
  }, [guarded, part, when])
  return null
}
