import type { Programs } from './programs.ts';

interface HostSettings {
  name: string;
  /** Of its socket. */
  folder: string;
  dataDir: string;
  /** Where it logs ahead. */
  walDir: string;
  programs: Programs;
  port: number;
  restPort: number;
  etcdPort: number;
  /** Is a write acknowledged only when a second host has it? */
  isSynchronous: boolean;
}

/** After so many seconds without a sign of it the leader is another one; the least that Patroni takes. */
export const ttlSeconds = 20;

/**
 * For so long a primary whose server was killed may begin anew by itself. Where the other host has all that was acknowledged, that one
 * leads at once instead; where it may lack something, nothing is given up before Patroni's own time is over.
 */
export function startSeconds(isSynchronous: boolean): number {
  return isSynchronous ? 0 : 300;
}

/** What Patroni 3 is told of one host. */
export function patroniSettings({
  name,
  folder,
  dataDir,
  walDir,
  programs,
  port,
  restPort,
  etcdPort,
  isSynchronous,
}: HostSettings) {
  const account = (username: string) => ({ username, password: 'on loopback only' });
  const rest = `127.0.0.1:${restPort}`;
  const own = `127.0.0.1:${port}`;
  return {
    scope: 'baustein',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: {
      dcs: {
        ttl: ttlSeconds,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 16 * 1024 * 1024,
        synchronous_mode: isSynchronous,
        primary_start_timeout: startSeconds(isSynchronous),
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '128MB',
            // What a large import logs while a host is away, 10 KB a row.
            wal_keep_size: '2GB',
            max_wal_size: '2GB',
            client_connection_check_interval: 1000,
            // A host that was away follows again within a second.
            wal_retrieve_retry_interval: '1s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { waldir: walDir }, 'data-checksums'],
    },
    postgresql: {
      listen: own,
      connect_address: own,
      data_dir: dataDir,
      bin_dir: programs.postgres,
      basebackup: [{ waldir: walDir }],
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication replicator 127.0.0.1/32 trust',
      ],
    },
    tags: {},
  };
}
