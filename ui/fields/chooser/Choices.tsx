import type { Reference } from '../../client/titles.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { CheckIcon, FileIcon } from '../../parts/icons.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { keyOf } from '../relationship/references.ts'
import type { OfferedDocument } from '../relationship/use-choices.ts'
import css from './Choices.module.css'
import { useInSight } from './use-in-sight.ts'

interface ChoicesProps {
  choices: readonly OfferedDocument[]
  isLoading: boolean
  hasMore: boolean
  failure: string | undefined
  loadMore: () => void
  /** With pictures, side by side. */
  isGrid: boolean
  chosen: ReadonlySet<string>
  isFull: boolean
  onToggle: (reference: Reference) => void
}

/** What was found so far; its end in sight, more is asked for. */
export function Choices(props: ChoicesProps) {
  const { choices, isLoading, hasMore, failure, loadMore, isGrid, chosen, isFull, onToggle } = props
  const text = useText()
  const end = useInSight(loadMore, hasMore && !isLoading)
  const isEmpty = choices.length === 0
  return (
    <>
      <VisuallyHidden role="status">
        {!isLoading && !failure && text('chooser.found', { count: choices.length })}
      </VisuallyHidden>
      {failure && <p role="alert">{failure}</p>}
      {isEmpty && isLoading && <Skeleton label={text('field.choices.loading')} lines={6} />}
      {isEmpty && !isLoading && !failure && <p>{text('field.choices.empty')}</p>}
      <ul className={css.root} data-grid={isGrid || undefined}>
        {choices.map((offer) => {
          const key = keyOf(offer.reference)
          const isChosen = chosen.has(key)
          return (
            <li key={key} className={css.entry}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={isChosen}
                disabled={isFull && !isChosen}
                onClick={() => onToggle(offer.reference)}
              >
                {isGrid && <Picture url={offer.file?.thumbnail} />}
                <span className={css.words} dir="auto">
                  {offer.title ?? text('field.untitled', { id: offer.reference.id })}
                </span>
                {offer.group && <span className={css.group}>{offer.group}</span>}
                {isChosen && <CheckIcon className={css.tick} />}
              </button>
            </li>
          )
        })}
      </ul>
      <div ref={end} className={css.end}>
        {hasMore && (
          <Button bare busy={isLoading} onClick={loadMore}>
            {text('chooser.more')}
          </Button>
        )}
      </div>
    </>
  )
}

const Picture = ({ url }: { url: string | null | undefined }) => (
  <span className={css.picture}>
    {url ? <img src={url} alt="" loading="lazy" decoding="async" /> : <FileIcon />}
  </span>
)
