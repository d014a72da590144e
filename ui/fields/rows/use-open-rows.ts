import { useCallback, useState } from 'react'

/** Beyond so many, rows start closed whatever the config says: closed ones cost nothing (R8). */
const fewRows = 8

/** Which rows are open, by their ids. */
export function useOpenRows(ids: readonly string[], initCollapsed: boolean) {
  const [openIds, setOpen] = useState<ReadonlySet<string>>(
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
    [],
  )
  return {
    isOpen: (id: string) => openIds.has(id),
    isAnyOpen: ids.some((id) => openIds.has(id)),
    open: set,
    openAll: () => setOpen(new Set(ids)),
    closeAll: () => setOpen(new Set()),
  }
}
