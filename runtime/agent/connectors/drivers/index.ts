import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type { Access, Driver } from '../driver.ts';

/** The driver of a spec. Each is loaded when it is first needed. */
export async function openDriver(spec: Connector, access: Access): Promise<Driver> {
  switch (spec.driver) {
    case 'postgres':
      return (await import('./postgres.ts')).postgresDriver(access);
    case 'mysql':
      return (await import('./mysql.ts')).mysqlDriver(access);
    case 'sqlite':
      return (await import('./sqlite.ts')).sqliteDriver(access);
    case 'http':
      return (await import('./http.ts')).httpDriver(spec, access);
    case 'mcp-stdio':
      return (await import('./mcp.ts')).mcpStdioDriver(access);
    case 'mcp-http':
      return (await import('./mcp.ts')).mcpHttpDriver(spec, access);
  }
}
