import { List, type ListProps, type RaRecord } from 'react-admin';

/** A `List` that is part of a page: without a title, tools, a frame or a position in the URL. */
export const EmbeddedList = <R extends RaRecord>(props: ListProps<R>) => (
  <List<R>
    {...props}
    title={false}
    component="div"
    actions={false}
    pagination={false}
    exporter={false}
    empty={false}
    disableSyncWithLocation
    storeKey={false}
    // The error is shown on the page; a toast would repeat it.
    queryOptions={{ onError: () => undefined }}
    sx={{ '&&': { display: 'block', padding: 0 }, '& .RaList-noActions.RaList-noActions': { marginTop: 0 } }}
  />
);
