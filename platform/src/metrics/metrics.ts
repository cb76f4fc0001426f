import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { showStrayRejections } from './stray-rejections.js';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge;
  histogram(name: string, help: string, buckets: readonly number[], labels?: readonly string[]): Histogram;
}

/**
 * Figures of one process, on a registry of their own, with the process's memory, processor time, event loop lag and the
 * rejections that nobody handled.
 * Asking twice for one name gives the same figure. Labels never carry personal data.
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  showStrayRejections(registry);
  const once = <Figure>(name: string, make: () => Figure): Figure =>
    (registry.getSingleMetric(name) as Figure | undefined) ?? make();
  const registers = [registry];

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    counter: (name, help, labels = []) =>
      once(name, () => new Counter({ name, help, labelNames: [...labels], registers })),
    gauge: (name, help, labels = []) => once(name, () => new Gauge({ name, help, labelNames: [...labels], registers })),
    histogram: (name, help, buckets, labels = []) =>
      once(name, () => new Histogram({ name, help, buckets: [...buckets], labelNames: [...labels], registers })),
  };
}
