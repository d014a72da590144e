import { useFormats } from '../../kit/formats.ts'

/** From when to when, as short as it can be said. */
export function useSpan(): (from: string, to: string) => string {
  const { date } = useFormats()
  return (from, to) => {
    const [start, end] = [new Date(from), new Date(to)]
    const [first, last] = [date(start, 'dayAndTime'), date(end, 'dayAndTime')]
    if (first === last) return first
    const isSameDay = start.toDateString() === end.toDateString()
    return `${first} – ${isSameDay ? date(end, 'timeOnly') : last}`
  }
}
