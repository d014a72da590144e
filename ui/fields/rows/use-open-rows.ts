import { useCallback } from 'react'
import type { Form } from '../form.ts'
import { useRemembered } from '../kit/use-remembered.ts'

/** Beyond so many, rows start closed whatever the config says: closed ones cost nothing (R8). */
const fewRows = 8

/** Which of the rows at a path are open, by their ids. */
export function useOpenRows(
  form: Form,
  path: string,
  { ids, initCollapsed }: { ids: readonly string[]; initCollapsed: boolean },
) {
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
  return {
    isOpen: (id: string) => openIds.has(id),
    isAnyOpen: ids.some((id) => openIds.has(id)),
    open: set,
    openAll: () => setOpen(new Set(ids)),
    closeAll: () => setOpen(new Set()),
  }
}
