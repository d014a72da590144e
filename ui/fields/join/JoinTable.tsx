import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { JoinField } from '#config-schema'
import { CollectionSwitch } from '../../views/list/CollectionSwitch.tsx'
import { HeldHome } from '../../views/list/home/HeldHome.tsx'
import type { Form } from '../form.ts'
import { useVisible } from '../relationship/use-choices.ts'
import { JoinedList } from './JoinedList.tsx'
import css from './JoinTable.module.css'

interface JoinTableProps {
  form: Form
  field: JoinField
}

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
