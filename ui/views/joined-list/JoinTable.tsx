import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { JoinTableProps } from '../../fields/kit/lists-in-fields.ts'
import { useVisible } from '../../fields/references/use-choices.ts'
import { CollectionSwitch } from '../list/CollectionSwitch.tsx'
import { HeldHome } from '../list/home/HeldHome.tsx'
import { JoinedList } from './JoinedList.tsx'
import css from './JoinTable.module.css'

/** What refers to the document, as the list that it has everywhere; a list for each of several collections. */
export function JoinTable({ form, field }: JoinTableProps) {
  const targets = useVisible(field.collection)
  const [wanted, setWanted] = useState<string>()
  const id = useSelector(form.document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const target = targets.find(({ slug }) => slug === wanted) ?? targets[0]
  if (target === undefined || id === null) return null
  return (
    <div className={css.root}>
      <CollectionSwitch collections={targets} current={target.slug} onTurn={setWanted} />
      <HeldHome key={target.slug}>
        <JoinedList
          {...{ field, target }}
          to={{ slug: form.slug, id }}
          mayCreate={!form.isReadOnly}
        />
      </HeldHome>
    </div>
  )
}
