import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';

interface ComposeService {
  image?: string;
  build?: { dockerfile: string; target: string };
  restart?: string;
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  profiles?: string[];
  volumes?: string[];
  environment?: Record<string, unknown>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources: { limits: { cpus: string; memory: string } } };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

export const root = resolve(import.meta.dirname, '../../..');
export const composeText = await readFile(resolve(root, 'docker-compose.yml'), 'utf8');
export const composeFile = parse(composeText, { merge: true }) as ComposeFile;

/** The environment of a service: values of .env, else the defaults; a variable with neither is empty. */
export const environmentOf = (service: string, given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(composeFile.services[service]?.environment ?? {}).map(([variable, value]) => [
      variable,
      String(value).replace(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_, name: string, otherwise = '') => given[name] ?? otherwise,
      ),
    ]),
  );
