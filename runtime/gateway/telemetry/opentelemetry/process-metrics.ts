import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import {
  ATTR_CPU_MODE,
  CPU_MODE_VALUE_SYSTEM,
  CPU_MODE_VALUE_USER,
  METRIC_NODEJS_EVENTLOOP_DELAY_MAX,
  METRIC_NODEJS_EVENTLOOP_DELAY_MEAN,
  METRIC_NODEJS_EVENTLOOP_DELAY_P50,
  METRIC_NODEJS_EVENTLOOP_DELAY_P99,
  METRIC_NODEJS_EVENTLOOP_UTILIZATION,
  METRIC_PROCESS_CPU_TIME,
  METRIC_PROCESS_MEMORY_USAGE,
  METRIC_PROCESS_UPTIME,
} from '@opentelemetry/semantic-conventions/incubating';

/** Milliseconds between two looks at how late the event loop is. */
const resolution = 20;
const nanosecondsInSecond = 1e9;
const microsecondsInSecond = 1e6;

/** Measures this process: processor, memory, and how late its event loop is since the last scrape. */
export function measureProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const seconds = { unit: 's' };
  const delays = {
    [METRIC_NODEJS_EVENTLOOP_DELAY_MEAN]: () => delay.mean,
    [METRIC_NODEJS_EVENTLOOP_DELAY_P50]: () => delay.percentile(50),
    [METRIC_NODEJS_EVENTLOOP_DELAY_P99]: () => delay.percentile(99),
    [METRIC_NODEJS_EVENTLOOP_DELAY_MAX]: () => delay.max,
  };
  const gauges = Object.entries(delays).map(([name, read]) => {
    const description = 'How late the event loop was since the last scrape';
    return [meter.createObservableGauge(name, { ...seconds, description }), read] as const;
  });
  meter.addBatchObservableCallback(
    (observed) => {
      for (const [gauge, read] of gauges) observed.observe(gauge, delay.count === 0 ? 0 : read() / nanosecondsInSecond);
      delay.reset();
    },
    gauges.map(([gauge]) => gauge),
  );

  let utilization = performance.eventLoopUtilization();
  meter
    .createObservableGauge(METRIC_NODEJS_EVENTLOOP_UTILIZATION, {
      unit: '1',
      description: 'Share of the time since the last scrape that the event loop was busy',
    })
    .addCallback((observed) => {
      const now = performance.eventLoopUtilization();
      observed.observe(performance.eventLoopUtilization(now, utilization).utilization);
      utilization = now;
    });
  meter
    .createObservableCounter(METRIC_PROCESS_CPU_TIME, { ...seconds, description: 'Processor time of this process' })
    .addCallback((observed) => {
      const { user, system } = process.cpuUsage();
      observed.observe(user / microsecondsInSecond, { [ATTR_CPU_MODE]: CPU_MODE_VALUE_USER });
      observed.observe(system / microsecondsInSecond, { [ATTR_CPU_MODE]: CPU_MODE_VALUE_SYSTEM });
    });
  meter
    .createObservableGauge(METRIC_PROCESS_MEMORY_USAGE, { unit: 'By', description: 'Resident memory of this process' })
    .addCallback((observed) => {
      observed.observe(process.memoryUsage.rss());
    });
  meter
    .createObservableGauge(METRIC_PROCESS_UPTIME, { ...seconds, description: 'Since this process started' })
    .addCallback((observed) => {
      observed.observe(process.uptime());
    });
  return () => delay.disable();
}
