import type { Database } from '../db/database.ts';
import { type RowOf, statement } from '../db/statement.ts';

export type CustomerStore = ReturnType<typeof makeCustomerStore>;

/** The update changes nothing: it is there so that the row of another server's call at the same moment comes back. */
const reserve = statement(
  'customers_reserve',
  `
    with reserved as (
      insert into billing_customers (user_id, provider, creation_key, created_at)
      values ($1::uuid, $2::text, $3::text, $4::timestamptz)
      on conflict (user_id, provider) do update set user_id = excluded.user_id
      returning user_id, creation_key, customer_id
    )
    select creation_key, customer_id, email /* not null */ from reserved, account_email(reserved.user_id) as email
    where email is not null`,
);

export type CustomerRow = RowOf<typeof reserve>;

const bind = statement(
  'customers_bind',
  `
    update billing_customers set customer_id = $3::text
    where user_id = $1::uuid and provider = $2::text and creation_key = $4::text and customer_id is null`,
);

const renew = statement(
  'customers_renew',
  `
    update billing_customers set creation_key = $4::text, customer_id = null
    where user_id = $1::uuid and provider = $2::text and creation_key = $3::text`,
);

const renewUnbound = statement('customers_renew_unbound', `${renew.sql} and customer_id is null`);

const find = statement(
  'customers_find',
  'select customer_id from billing_customers where user_id = $1::uuid and provider = $2::text',
);

export function makeCustomerStore(database: Database, provider: string) {
  return {
    /** What there is of this writer; begins a row where there is none. Undefined for an account that is gone. */
    async reserve(userId: string, newKey: string, now: Date): Promise<CustomerRow | undefined> {
      return (await database.run(reserve, [userId, provider, newKey, now]))[0];
    },

    async bind(userId: string, customerId: string, creationKey: string): Promise<void> {
      await database.run(bind, [userId, provider, customerId, creationKey]);
    },

    /** Leaves the customer of this key behind; the next one is made under the new key. */
    async renew(userId: string, oldKey: string, newKey: string): Promise<void> {
      await database.run(renew, [userId, provider, oldKey, newKey]);
    },

    /** The same, unless another call has made and stored the customer of this key meanwhile. */
    async renewUnbound(userId: string, oldKey: string, newKey: string): Promise<void> {
      await database.run(renewUnbound, [userId, provider, oldKey, newKey]);
    },

    async findCustomer(userId: string): Promise<string | undefined> {
      const [row] = await database.run(find, [userId, provider]);
      return row?.customer_id ?? undefined;
    },
  };
}
