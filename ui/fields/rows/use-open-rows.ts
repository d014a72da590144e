import { useCallback } from 'react'
import type { Form } from '../form.ts'
import { useOpenWhenRevealed } from '../kit/reveal.ts'
import { useRemembered } from '../kit/use-remembered.ts'

/** Beyond so many, rows start closed whatever the config says: closed ones cost nothing (R8). */
const fewRows = 8

export type OpenRows = ReturnType<typeof useOpenRows>

interface Rows {
  ids: readonly string[]
  initCollapsed: boolean
  /** Puts a row on the page that was out of sight. */
  keep: (id: string) => void
}

/** Which of the rows at a path are open, by their ids: by hand, or since something in them was asked for. */
export function useOpenRows(form: Form, path: string, { ids, initCollapsed, keep }: Rows) {
  const [openIds, setOpen] = useRemembered<ReadonlySet<string>>(
    form,
    `open rows ${path}`,
    () => new Set(initCollapsed || ids.length > fewRows ? [] : ids),
  )
  const set = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen((before) => {
        const after = new Set(before)
        if (isOpen) after.add(id)
        else after.delete(id)
        return after
      }),
    [setOpen],
  )
  useOpenWhenRevealed(form, [path], (wanted) => {
    const index = wanted.slice(path.length + 1).split('.', 1)[0]
    const id = ids[Number(index)]
    if (index === '' || id === undefined) return
    set(id, true)
    keep(id)
  })
  return {
    isOpen: (id: string) => openIds.has(id),
    isAnyOpen: ids.some((id) => openIds.has(id)),
    open: set,
    openAll: () => setOpen(new Set(ids)),
    closeAll: () => setOpen(new Set()),
  }
}
