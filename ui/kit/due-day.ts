import { useFormats } from './formats.ts'
import { useText } from './text.tsx'

/** What is said of a day until which something is to be done. */
export interface DueWords {
  words: string
  isOverdue: boolean
}

/** Says of a day, such as `2026-12-24`, how it stands to today. */
export function useDueWords(): (due: string) => DueWords {
  const text = useText()
  const { date } = useFormats()
  return (due) => {
    const today = dayOf(new Date())
    if (due === today) return { words: text('tasks.dueToday'), isOverdue: false }
    // A day is the same in every time zone.
    const day = date(new Date(`${due}T00:00Z`), 'dayOnly', 'UTC')
    return due < today
      ? { words: text('tasks.overdue', { day }), isOverdue: true }
      : { words: text('tasks.due', { day }), isOverdue: false }
  }
}

/** The day on this person's calendar. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  const date = String(moment.getDate()).padStart(2, '0')
  return `${moment.getFullYear()}-${month}-${date}`
}
