import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../parts/icons.ts'
import css from './JoinTable.module.css'

interface JoinPagesProps {
  page: number
  limit: number
  total: number
  onGo: (page: number) => void
}

/** Which of how many are in sight, and the way to the others. */
export function JoinPages({ page, limit, total, onGo }: JoinPagesProps) {
  const text = useText()
  const { number } = useFormats()
  if (total <= limit) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  const step = (to: number, isThere: boolean, label: string, icon: React.ReactNode) => (
    <Button
      bare
      size="small"
      aria-label={label}
      icon={icon}
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && onGo(to)}
    />
  )
  return (
    <div className={css.pages}>
      <span role="status">
        {text('field.join.range', {
          first: number(first),
          last: number(last),
          total: number(total),
        })}
      </span>
      {step(page - 1, page > 1, text('list.previousPage'), <ChevronLeftIcon />)}
      {step(page + 1, last < total, text('list.nextPage'), <ChevronRightIcon />)}
    </div>
  )
}
