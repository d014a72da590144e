import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import { later } from '../../../kit/later.tsx'
import css from './CommentsSplit.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

const Toggle = later(async () => (await import('./comments.ts')).CommentsToggle)
const Beside = later(async () => (await import('./comments.ts')).CommentsBeside)

/** The form alone, or with what people say about it beside it (39.2). */
export function CommentsSplit({ children, ...props }: Props & { children: ReactNode }) {
  const isThere = useIsThere(props)
  // The form stays what it is when its document gets its ID.
  if (useDrawerDepth() > 0 || !props.entity.comments) return children
  return (
    <div className={css.root}>
      <div className={css.form}>{children}</div>
      {isThere && <Beside {...props} />}
    </div>
  )
}

/** Its room is there before its files are. */
export const CommentsButton = (props: Props) =>
  useIsThere(props) && (
    <span className={css.button}>
      <Toggle {...props} />
    </span>
  )

/** What is shown in a drawer has its comments on its own page. */
function useIsThere({ document, entity }: Props): boolean {
  const isThere = useSelector(document, (state) => state.matches('open') && !isNew(state.context))
  return useDrawerDepth() === 0 && entity.comments === true && isThere
}
