import css from './Progress.module.css'

/** How far something is, told in words beside it. */
export const Progress = ({
  label,
  done,
  total,
}: {
  label: string
  done: number
  total: number
}) => <progress className={css.root} aria-label={label} value={done} max={Math.max(total, 1)} />
