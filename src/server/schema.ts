import type { AccountTables } from './account/tables.ts'
import type { AuctionTables } from './auction/tables.ts'
import type { DbTables } from './db/tables.ts'
import type { FilesTables } from './files/tables.ts'
import type { HttpTables } from './http/tables.ts'
import type { JobsTables } from './jobs/tables.ts'
import type { LawTables } from './law/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { NotificationsTables } from './notifications/tables.ts'
import type { ShopTables } from './shop/tables.ts'
import type { SiteTables } from './site/tables.ts'
import type { SupportTables } from './support/tables.ts'
import type { TradeTables } from './trade/tables.ts'

/** The tables of the platform and of all modules. */
export interface Schema
  extends
    DbTables,
    HttpTables,
    FilesTables,
    JobsTables,
    MailTables,
    AccountTables,
    AuctionTables,
    LawTables,
    NotificationsTables,
    ShopTables,
    SiteTables,
    SupportTables,
    TradeTables {}
