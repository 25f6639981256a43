import { AppShell, PhoneSearch } from '../app-shell/index.ts';
import { Sidebar } from '../app-shell/Sidebar.tsx';
import { Card } from '../card/index.ts';
import { Columns } from '../columns/index.ts';
import { Divider } from '../divider/index.ts';
import { FormPage, FormSection } from '../form-page/index.ts';
import { Grid } from '../grid/index.ts';
import { Hero } from '../hero/index.ts';
import { Inline } from '../inline/index.ts';
import { NextStepBar, Page } from '../page/index.ts';
import { PictureWall } from '../picture-wall/index.ts';
import { PublicFrame } from '../public-frame/index.ts';
import { PublicFooter, PublicHeader, PublicShell } from '../public-shell/index.ts';
import { Section } from '../section/index.ts';
import { SplitView } from '../split-view/index.ts';
import { Stack } from '../stack/index.ts';
import { TaskFrame } from '../task-frame/index.ts';
import { ArtTitle, Heading, Muted, Prose, Text } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Wizard } from '../wizard/index.ts';
import { brand, type Drawn, image, nothing } from './shared.fixtures.ts';

const shell = { brand, currentPath: '/', navigation: [], person: { name: 'Haruka Tanaka' } };
const wallPicture = { image, alt: 'Rain', title: 'Rain', by: 'Hana Morita, 2019', medium: 'Oil' };
const split = { list: null, listLabel: 'Orders', detail: null, detailLabel: 'Order', onBack: nothing };

/** Layouts and the text of a page. */
export const frames: Drawn = {
  AppShell: (root) => (
    <AppShell {...shell} {...root}>
      {null}
    </AppShell>
  ),
  PhoneSearch: (root) => <PhoneSearch {...root} onClick={nothing} />,
  ArtTitle: (root) => <ArtTitle {...root}>Rain</ArtTitle>,
  Prose: (root) => <Prose {...root}>Rain</Prose>,
  Card: (root) => <Card {...root} />,
  Columns: (root) => (
    <Columns {...root} aside={null}>
      {null}
    </Columns>
  ),
  Divider: (root) => <Divider {...root} />,
  FormPage: (root) => <FormPage {...root}>{null}</FormPage>,
  FormSection: (root) => (
    <FormSection {...root} id="delivery" title="Delivery">
      {null}
    </FormSection>
  ),
  Grid: (root) => <Grid {...root} />,
  Heading: (root) => (
    <Heading {...root} level={2}>
      Works
    </Heading>
  ),
  Hero: (root) => <Hero {...root} lead="Lead" picture={wallPicture} title="Title" />,
  Inline: (root) => <Inline {...root} />,
  Muted: (root) => <Muted {...root}>Words</Muted>,
  NextStepBar: (root) => (
    <NextStepBar {...root} target={{ current: null }}>
      Confirm
    </NextStepBar>
  ),
  Page: (root) => (
    <Page {...root} title="Works">
      {null}
    </Page>
  ),
  PublicFooter: (root) => <PublicFooter {...root} owner="Smart Art" />,
  PictureWall: (root) => <PictureWall {...root} pictures={[wallPicture]} />,
  PublicFrame: (root) => (
    <PublicFrame {...root} after="After" brand={brand} title="Sign in">
      {null}
    </PublicFrame>
  ),
  PublicHeader: (root) => <PublicHeader {...root} brand={brand} />,
  PublicShell: (root) => (
    <PublicShell {...root} brand={brand} footer={{ owner: 'Smart Art' }}>
      {null}
    </PublicShell>
  ),
  Section: (root) => (
    <Section {...root} title="Delivery">
      {null}
    </Section>
  ),
  Sidebar: (root) => <Sidebar {...shell} {...root} />,
  SplitView: (root) => <SplitView {...split} {...root} showing="list" />,
  Stack: (root) => <Stack {...root} />,
  TaskFrame: (root) => (
    <TaskFrame {...root} brand={brand} title="Pay">
      {null}
    </TaskFrame>
  ),
  Text: (root) => <Text {...root}>Words</Text>,
  VisuallyHidden: (root) => <VisuallyHidden {...root}>Words</VisuallyHidden>,
  Wizard: (root) => (
    <Wizard
      {...root}
      finishLabel="Publish"
      onFinish={nothing}
      onStepChange={nothing}
      step="one"
      steps={[{ id: 'one', label: 'One', children: null }]}
    />
  ),
};
