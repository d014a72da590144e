import type { ClientTab } from '#contracts/fields'
import { pathBelow } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import css from './TabContent.module.css'

interface TabContentProps extends Pick<FieldViewProps, 'form' | 'List'> {
  tab: ClientTab
  parent: string
}

/** What an open tab shows. */
export const TabContent = ({ form, tab, parent, List }: TabContentProps) => (
  <>
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
