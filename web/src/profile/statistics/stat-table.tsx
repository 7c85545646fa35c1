import classes from './charts.module.css'

export interface StatRows {
  columns: string[]
  /** The first cell names the row. */
  rows: { key: string; cells: string[] }[]
}

export function StatTable({ caption, stats: { columns, rows } }: { caption: string; stats: StatRows }) {
  return (
    <table className={`${classes.table} tabular`}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
