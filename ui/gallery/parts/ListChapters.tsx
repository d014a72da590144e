import { useState } from 'react'
import { Breadcrumb } from '../../parts/Breadcrumb.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { Collapsible } from '../../parts/Collapsible.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { SortHeader } from '../../parts/SortHeader.tsx'
import { RowLink, Table } from '../../parts/Table.tsx'
import { Tabs } from '../../parts/Tabs.tsx'
import { Chapter } from './Chapter.tsx'
import { posts } from './posts.ts'

export function ListChapters() {
  return (
    <>
      <Chapter name="Breadcrumb">
        <Breadcrumb
          label="Breadcrumb"
          crumbs={[
            { href: '#admin', label: 'Content' },
            { href: '#posts', label: 'Posts' },
          ]}
          current="On quiet tools"
        />
      </Chapter>
      <TableChapter />
      <TabsChapter />
      <CollapsibleChapter />
    </>
  )
}

function TableChapter() {
  return (
    <Chapter name="Table">
      <Table label="Posts">
        <thead>
          <tr>
            <th data-cell="select">
              <Checkbox aria-label="Choose all on this page" indeterminate />
            </th>
            <SortHeader href="#title">Title</SortHeader>
            <th scope="col">Status</th>
            <th scope="col">Author</th>
            <SortHeader href="#updated" sort="descending">
              Updated
            </SortHeader>
            <th scope="col" data-cell="number">
              Words
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.title} aria-selected={post.isChosen}>
              <td data-cell="select">
                <Checkbox aria-label={`Choose ${post.title}`} defaultChecked={post.isChosen} />
              </td>
              <td data-cell="primary">
                <RowLink href={`#${post.title}`}>{post.title}</RowLink>
              </td>
              <td>
                <Pill look={post.look}>{post.status}</Pill>
              </td>
              <td>{post.author}</td>
              <td>{post.updated}</td>
              <td data-cell="number" data-phone="hide">
                {post.words}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {[1, 3, 81].map((page) => (
        <Pagination
          key={page}
          label={`Pages, at ${page}`}
          page={page}
          pageCount={81}
          hrefOf={(number) => `#page-${number}`}
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={(number) => `Page ${number}`}
          summary={`${(page - 1) * 25 + 1}–${Math.min(page * 25, 2001)} of 2,001`}
        >
          <NativeSelect boxed aria-label="Rows on a page" defaultValue="25">
            <option>25</option>
            <option>100</option>
          </NativeSelect>
        </Pagination>
      ))}
    </Chapter>
  )
}

function TabsChapter() {
  return (
    <Chapter name="Tabs">
      <Tabs
        label="Parts of the post"
        tabs={[
          { id: 'content', label: 'Content', content: <p>The page itself.</p> },
          {
            id: 'meta',
            label: 'Search engines',
            count: 2,
            isInvalid: true,
            content: <p>Words.</p>,
          },
          { id: 'related', label: 'Related', count: 4, content: <p>Other posts.</p> },
        ]}
      />
    </Chapter>
  )
}

function CollapsibleChapter() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Chapter name="Collapsible">
      <div>
        <Collapsible summary="01 Hero · Welcome" open={isOpen} onToggle={setIsOpen}>
          Open, and kept so by whoever owns it.
        </Collapsible>
        <Collapsible summary="02 Quote" aside="2 changes">
          Folded until asked.
        </Collapsible>
      </div>
    </Chapter>
  )
}
