import { Avatar } from '../../parts/Avatar.tsx'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Spinner } from '../../parts/Spinner.tsx'
import { StatusLine } from '../../parts/StatusLine.tsx'
import { Chapter, Row } from './Chapter.tsx'

export const StatusChapters = () => (
  <>
    <Chapter name="Status line">
      <div>
        <StatusLine shape="filled" aside="version 41 · draft · en">
          Saved 12:03:04
        </StatusLine>
        <StatusLine shape="half" aside="3 edits since 12:03:04">
          Saving…
        </StatusLine>
        <StatusLine shape="hollow" actions={<Button size="small">Try now</Button>}>
          3 edits kept in this browser · server unreachable · next try in 8 s
        </StatusLine>
        <StatusLine shape="triangle" actions={<Button size="small">Compare</Button>}>
          Ann changed Title while you were typing · your Body is merged
        </StatusLine>
        <StatusLine
          shape="square"
          actions={
            <>
              <Button size="small">Take over</Button>
              <Button size="small">Go back</Button>
            </>
          }
        >
          Locked by Ann since 11:58 · you can read
        </StatusLine>
        <StatusLine shape="cross" actions={<Button size="small">Show</Button>}>
          Cannot publish: 2 fields need attention
        </StatusLine>
      </div>
    </Chapter>
    <Chapter name="Pill">
      <Row>
        <Pill look="hollow">Draft</Pill>
        <Pill look="half">Changed</Pill>
        <Pill look="filled">Published</Pill>
      </Row>
    </Chapter>
    <Chapter name="Notice">
      <Notice>The preview shows what is saved, not what is being typed.</Notice>
      <Notice tone="warning" actions={<Button size="small">Reload</Button>}>
        A newer version of the panel is ready.
      </Notice>
      <Notice tone="danger">
        The server refused the save. Your edits are kept in this browser. Sign in again to go on.
      </Notice>
    </Chapter>
    <Chapter name="Empty, waiting">
      <EmptyState action={<Button kind="primary">Write the first post</Button>}>
        No posts yet. What you write appears here, newest first.
      </EmptyState>
      <Skeleton label="Loading the document" lines={5} />
      <Skeleton label="Loading the list" look="rows" lines={3} />
      <Row>
        <Spinner /> Looking for posts
      </Row>
    </Chapter>
    <Chapter name="Small things">
      <Row>
        <Avatar name="Anna Kowal" />
        <Avatar name="李明" />
        <Avatar name="kim@example.org" />
      </Row>
    </Chapter>
  </>
)
