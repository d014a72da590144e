import type { ClientTab } from '#contracts/fields'
import { pathBelow } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import css from './TabContent.module.css'

interface TabContentProps extends Pick<FieldViewProps, 'form' | 'List'> {
  tab: ClientTab
  parent: string
  isPrinting: boolean
}

/** What an open tab shows; on paper, where all are open, below its name. */
export const TabContent = ({ form, tab, parent, isPrinting, List }: TabContentProps) => (
  <>
    {isPrinting && <p className={css.printed}>{tab.label}</p>}
    {tab.description && (
      <p className={css.root}>
        <bdi>{tab.description}</bdi>
      </p>
    )}
    <List
      form={form}
      fields={tab.fields}
      parent={tab.name === null ? parent : pathBelow(parent, tab.name)}
    />
  </>
)
