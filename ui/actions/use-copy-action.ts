import { useText } from '../kit/text.tsx'
import { toaster } from '../parts/toaster.ts'
import type { Action } from './action.ts'

/** Copies an address, whole, and tells whether that worked. */
export function useCopyAction({ id, label }: Pick<Action, 'id' | 'label'>, url: string): Action {
  const text = useText()
  const tell = (isDone: boolean) =>
    toaster.create(
      isDone
        ? { title: text('url.copied'), type: 'info' }
        : { title: text('url.notCopied'), type: 'error' },
    )
  return {
    id,
    label,
    run: () =>
      void write(wholeUrl(url)).then(
        () => tell(true),
        () => tell(false),
      ),
  }
}

/** As it works in any other place than this page. */
export const wholeUrl = (url: string): string => new URL(url, window.location.href).href

/** Pages that are not secure have no clipboard. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
