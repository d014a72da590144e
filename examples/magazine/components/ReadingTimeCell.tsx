import type { CellProps } from 'stateroom-admin/ui'
import { useFormats, useWords } from 'stateroom-admin/ui'

/** The minutes with their unit, and a dash where nobody has said how many. */
export function ReadingTimeCell({ cellData }: CellProps<number>) {
  const words = useWords(texts)
  const { number } = useFormats()
  return typeof cellData === 'number' ? words.minutes(number(cellData)) : '–'
}

const texts = {
  en: { minutes: (count: string) => `${count} min` },
  de: { minutes: (count: string) => `${count} Min.` },
}
